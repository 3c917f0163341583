-- PY-03: an online payment and what it became belong together; the table of payments is in a room below.
ALTER TABLE payments ADD CONSTRAINT payments_checkout_fk FOREIGN KEY (checkout_id) REFERENCES checkouts (id);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_payment_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing text[] := ARRAY['account_number', 'unapplied_cents', 'refunded_cents', 'refunding_cents', 'returned_at', 'version', 'voided_at', 'void_reason'];
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
-- What was asked stays. A paid one is final; one that was given up may still be paid, because money is never refused.
CREATE FUNCTION refuse_checkout_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing text[] := ARRAY['state', 'session_id', 'page_url', 'page_expires_at', 'payment_id', 'ask_at', 'asked', 'settled_at', 'failure', 'attention', 'version'];
BEGIN
  IF to_jsonb(NEW) - changing IS DISTINCT FROM to_jsonb(OLD) - changing OR OLD.state = 'paid' THEN
    RAISE EXCEPTION 'Online payment % is not changed', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER checkouts_unchanged BEFORE UPDATE ON checkouts FOR EACH ROW EXECUTE FUNCTION refuse_checkout_change();
--> statement-breakpoint
CREATE TRIGGER checkouts_kept BEFORE DELETE OR TRUNCATE ON checkouts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Only a merge of its account changes a share.
CREATE FUNCTION refuse_checkout_share_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'account_number' IS DISTINCT FROM to_jsonb(OLD) - 'account_number' THEN
    RAISE EXCEPTION 'A share of online payment % is not changed', OLD.checkout_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER checkout_shares_unchanged BEFORE UPDATE ON checkout_shares
  FOR EACH ROW EXECUTE FUNCTION refuse_checkout_share_change();
--> statement-breakpoint
CREATE TRIGGER checkout_shares_kept BEFORE DELETE OR TRUNCATE ON checkout_shares
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER checkout_shares_open_account BEFORE INSERT OR UPDATE OF account_number ON checkout_shares
  FOR EACH ROW EXECUTE FUNCTION refuse_merged_account();
