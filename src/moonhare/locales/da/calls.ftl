# At blive kaldt på, når det er ens tur og ingen side er åben.
calls = Kald på mig, når det er min tur
    .words = Denne enhed siger til, når bordet venter på dig og ingen af dets sider er åben. Du bliver spurgt én gang, om du tillader det.
    .private = Kaldet går gennem browserens producent og siger kun »din tur«: ingen ledetråd, intet kort, intet navn.
calls-begin = Kald på mig
calls-end = Kald ikke mere på mig
calls-are-on = Der bliver kaldt på dig, når det er din tur.
calls-denied = Din browser lader ikke siden kalde på dig. Tillad notifikationer for den i browserens indstillinger, ved siden af adressen.
calls-no-way = Denne server kalder ikke på nogen.
calls-later = Det lykkedes ikke lige nu. Prøv igen om lidt.
calls-offer = Ved dette bord spiller man over flere dage. Skal det kalde på dig, når det er din tur?
calls-decline = Nej tak
