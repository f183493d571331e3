# Everything of one’s own, as a file
identity-export = Download my data
identity-export-about = One file with everything this server keeps about you: name, devices, seats, and whatever you did and wrote at tables.
identity-export-go = Download
