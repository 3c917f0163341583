-- PY-06: no row of the ledger is changed or deleted, not even by the owner of the tables. A foreign key locks the row that
-- it refers to, which takes the permission to update one column; the trigger refuses to use it.
REVOKE UPDATE, DELETE, TRUNCATE ON ledger_entries, ledger_transactions FROM CURRENT_USER;
--> statement-breakpoint
GRANT UPDATE (id) ON ledger_transactions TO CURRENT_USER;
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- The entries of a transaction are inserted by one statement, so that they can be added up once it is done.
CREATE FUNCTION refuse_unbalanced_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong record;
BEGIN
  SELECT e.transaction_id AS id, sum(e.cents) AS cents INTO wrong
    FROM ledger_entries e
    WHERE e.transaction_id IN (SELECT transaction_id FROM added)
    GROUP BY e.transaction_id
    HAVING sum(e.cents) <> 0
    LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'The entries of ledger transaction % sum to % cents', wrong.id, wrong.cents
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_unbalanced_entries();
--> statement-breakpoint
CREATE FUNCTION refuse_wrong_reversal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM ledger_transactions
    WHERE id = NEW.reversal_of AND (reversal_of IS NOT NULL OR phase NOT IN ('posted', 'post'))
  ) THEN
    RAISE EXCEPTION 'Ledger transaction % cannot be reversed', NEW.reversal_of USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT FROM ledger_transactions WHERE id = NEW.resolves AND phase <> 'pending') THEN
    RAISE EXCEPTION 'Ledger transaction % is not pending', NEW.resolves USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_refer BEFORE INSERT ON ledger_transactions
  FOR EACH ROW WHEN (NEW.reversal_of IS NOT NULL OR NEW.resolves IS NOT NULL)
  EXECUTE FUNCTION refuse_wrong_reversal();
