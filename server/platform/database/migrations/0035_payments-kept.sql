-- PY-08: what was recorded stays. What became of a payment, and a merge of its account, are the only changes.
CREATE FUNCTION refuse_payment_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing text[] := ARRAY['account_number', 'unapplied_cents', 'refunded_cents', 'version', 'voided_at', 'void_reason'];
BEGIN
  IF to_jsonb(NEW) - changing IS DISTINCT FROM to_jsonb(OLD) - changing THEN
    RAISE EXCEPTION 'Payment % is not changed', OLD.number USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.voided_at IS NOT NULL AND to_jsonb(NEW) - 'account_number' IS DISTINCT FROM to_jsonb(OLD) - 'account_number' THEN
    RAISE EXCEPTION 'Payment % is void', OLD.number USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER payments_unchanged BEFORE UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION refuse_payment_change();
--> statement-breakpoint
CREATE TRIGGER payments_kept BEFORE DELETE OR TRUNCATE ON payments
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER payment_shares_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_shares
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER payment_refunds_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_refunds
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER payments_open_account BEFORE INSERT OR UPDATE OF account_number ON payments
  FOR EACH ROW EXECUTE FUNCTION refuse_merged_account();
--> statement-breakpoint
-- A write-off is decided once; then only a merge of its account changes it.
CREATE FUNCTION refuse_write_off_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing text[] := ARRAY['account_number'];
BEGIN
  IF OLD.state = 'waiting' THEN
    changing := changing || ARRAY['state', 'decided_at', 'decided_by', 'decline_reason', 'version', 'transaction_id'];
  END IF;
  IF to_jsonb(NEW) - changing IS DISTINCT FROM to_jsonb(OLD) - changing THEN
    RAISE EXCEPTION 'Write-off % is not changed', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER write_offs_unchanged BEFORE UPDATE ON write_offs FOR EACH ROW EXECUTE FUNCTION refuse_write_off_change();
--> statement-breakpoint
CREATE TRIGGER write_offs_kept BEFORE DELETE OR TRUNCATE ON write_offs
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER write_offs_open_account BEFORE INSERT OR UPDATE OF account_number ON write_offs
  FOR EACH ROW EXECUTE FUNCTION refuse_merged_account();
