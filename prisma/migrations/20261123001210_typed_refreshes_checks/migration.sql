-- The old rows under the checks that the migration before added. Others read and write the table meanwhile.
alter table update_request validate constraint update_request_api_version_check;
alter table update_request validate constraint update_request_typed_result_check;
