def view(s, seat):
    return {}
def why_not(s, seat, action):
    return "MEG-1.1"
