-- PY-08: what was exported once is neither exported otherwise nor forgotten.
CREATE TRIGGER journal_batches_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal_batches
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER journal_transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
