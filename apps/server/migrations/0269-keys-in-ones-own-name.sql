-- A key acts as whoever made it: one that was made in another's name made two people of one. Those are revoked; whoever they
-- named makes a key of his own.

update api_key set key_state = 2, version = version + 1
where key_state = 1 and create_user is distinct from user_id;
