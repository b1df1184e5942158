-- Lock: validation reads the table and lets others write.
alter table response_delivery validate constraint response_delivery_state_check;
