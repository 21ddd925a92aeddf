# Being called when it is one’s turn and no page is open.
calls = Call me when it is my turn
    .words = This device tells you when the table waits for you and no page of it is open. You will be asked once whether you allow it.
    .private = The call goes by way of your browser’s maker and says only “your turn”: no clue, no card, no name.
calls-begin = Call me
calls-end = Stop calling me
calls-are-on = You will be called when it is your turn.
calls-denied = Your browser does not let this page call you. Allow notifications for it in the browser’s settings, beside the address.
calls-no-way = This server calls nobody.
calls-later = That did not work just now. Try again in a while.
calls-offer = This table waits for days. Shall it call you when it is your turn?
calls-decline = No, thanks
