-- AD-05: nothing comes to an account that was merged into another. The lock is that of the foreign key: whoever inserts
-- while accounts are merged waits here, and then sees that they are.
CREATE FUNCTION refuse_merged_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  target text;
BEGIN
  SELECT merged_into INTO target FROM customers WHERE account_number = NEW.account_number FOR KEY SHARE;
  IF target IS NOT NULL THEN
    RAISE EXCEPTION 'Account % was merged into account %', NEW.account_number, target USING ERRCODE = 'LP409';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_open_account BEFORE INSERT OR UPDATE OF account_number ON orders
  FOR EACH ROW EXECUTE FUNCTION refuse_merged_account();
--> statement-breakpoint
CREATE TRIGGER order_drafts_open_account BEFORE INSERT OR UPDATE OF account_number ON order_drafts
  FOR EACH ROW EXECUTE FUNCTION refuse_merged_account();
--> statement-breakpoint
CREATE TRIGGER account_members_open_account BEFORE INSERT OR UPDATE OF account_number ON account_members
  FOR EACH ROW EXECUTE FUNCTION refuse_merged_account();
--> statement-breakpoint
CREATE TRIGGER member_invitations_open_account BEFORE INSERT OR UPDATE OF account_number ON member_invitations
  FOR EACH ROW EXECUTE FUNCTION refuse_merged_account();
--> statement-breakpoint
CREATE TRIGGER ship_to_addresses_open_account BEFORE INSERT OR UPDATE OF account_number ON ship_to_addresses
  FOR EACH ROW EXECUTE FUNCTION refuse_merged_account();
--> statement-breakpoint
CREATE TRIGGER agreed_prices_open_account BEFORE INSERT OR UPDATE OF account_number ON agreed_prices
  FOR EACH ROW EXECUTE FUNCTION refuse_merged_account();
