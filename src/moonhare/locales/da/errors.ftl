old-browser = x
no-script = x
