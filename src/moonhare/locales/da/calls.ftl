# At blive kaldt på, når det er ens tur og ingen side er åben.
calls = Sig til, når det er min tur
    .words = Denne enhed siger til, når bordet venter på dig og ingen af dets sider er åben. Du bliver spurgt én gang, om du tillader det.
    .private = Beskeden går gennem browserens producent og siger kun »din tur«: ingen ledetråd, intet kort, intet navn.
calls-begin = Sig til
calls-end = Sig ikke til mere
calls-are-on = Du får besked, når det er din tur.
calls-denied = Din browser lader ikke siden give dig besked. Tillad notifikationer for den i browserens indstillinger, ved siden af adressen.
calls-no-way = Denne server giver ikke besked.
calls-later = Det lykkedes ikke lige nu. Prøv igen om lidt.
calls-offer = Ved dette bord spiller man over flere dage. Vil du have besked, når det er din tur?
calls-decline = Nej tak
