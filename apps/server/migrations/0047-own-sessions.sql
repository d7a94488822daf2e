-- What a person is shown of his sessions: what he came with, and when each was last used.

-- `device`: browser and system without their versions, as they were recognised; null of sessions from before.
-- `last_used_time`: exact to a few minutes; null where it was not used since it began.
alter table session
  add column device text,
  add column last_used_time timestamptz;

-- `own`: he ended it himself from another one.
alter table session drop constraint session_end_reason;
alter table session add constraint session_end_reason
  check (end_reason in ('logout', 'reuse', 'password', 'disabled', 'kicked', 'own'));
