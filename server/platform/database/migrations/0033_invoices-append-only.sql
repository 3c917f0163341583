-- PY-07: the order is on a higher floor of the code than the invoice, so its foreign key is here.
ALTER TABLE invoices ADD CONSTRAINT invoices_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders (id);
--> statement-breakpoint
-- PY-07: an invoice stays as it was issued. Only a merge gives it to another account.
CREATE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'account_number' IS DISTINCT FROM to_jsonb(OLD) - 'account_number' THEN
    RAISE EXCEPTION 'Invoice % is not changed', OLD.number USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER invoices_unchanged BEFORE UPDATE ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();
--> statement-breakpoint
CREATE TRIGGER invoices_kept BEFORE DELETE OR TRUNCATE ON invoices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER invoice_lines_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON invoice_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER invoices_open_account BEFORE INSERT OR UPDATE OF account_number ON invoices
  FOR EACH ROW EXECUTE FUNCTION refuse_merged_account();
