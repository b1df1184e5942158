-- Every process hears of new keys too: it lets them through from the first call on, also from an address whose other keys are
-- refused too often (ADR 0156).
create trigger api_key_created after insert on api_key
  for each row execute function notify_key_state();
