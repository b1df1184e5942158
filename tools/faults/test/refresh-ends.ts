import type pg from 'pg';

/** Keys of the advisory locks that a request takes at the commit of its creation and of its completion. */
export const COMMIT_LOCKS = { taken: 4_241, completed: 4_242 };

/** Records each end of a request in its transaction, and makes commits wait for the holder of their lock. */
export async function watchEnds(db: pg.Pool): Promise<void> {
  await db.query(`
    create table refresh_end (id bigint not null, status text not null);
    create function note_refresh_end() returns trigger language plpgsql as $$
    begin
      insert into refresh_end values (new.id, new.status);
      return null;
    end $$;
    create function wait_at_commit() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(tg_argv[0]::bigint);
      return null;
    end $$;
    create trigger note_refresh_end after update of status on update_request
      for each row when (old.status is distinct from new.status) execute function note_refresh_end();
    create constraint trigger taken after insert on update_request deferrable initially deferred
      for each row execute function wait_at_commit(${COMMIT_LOCKS.taken});
    create constraint trigger completed after update on update_request deferrable initially deferred
      for each row when (old.status = 'pending' and new.status = 'completed')
      execute function wait_at_commit(${COMMIT_LOCKS.completed})`);
}
