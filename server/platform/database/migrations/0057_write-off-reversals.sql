ALTER TABLE "write_offs" DROP CONSTRAINT "write_offs_posted";--> statement-breakpoint
ALTER TABLE "write_offs" ADD COLUMN "reversal_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "write_offs" ADD COLUMN "reversal_requested_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "write_offs" ADD COLUMN "reversal_requested_by_uid" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "write_offs" ADD COLUMN "reversal_requested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "write_offs" ADD COLUMN "reversal_decided_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "write_offs" ADD CONSTRAINT "write_offs_reversal" CHECK (("write_offs"."state" IN ('reversing', 'reversed')) = ("write_offs"."reversal_requested_at" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "write_offs" ADD CONSTRAINT "write_offs_posted" CHECK (("write_offs"."state" IN ('posted', 'reversing', 'reversed')) = ("write_offs"."transaction_id" IS NOT NULL));--> statement-breakpoint
-- A write-off is decided once, then reversed once; a reversal that is declined leaves it as it was.
CREATE OR REPLACE FUNCTION refuse_write_off_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing text[] := ARRAY['account_number'];
BEGIN
  IF OLD.state = 'waiting' THEN
    changing := changing || ARRAY['state', 'decided_at', 'decided_by', 'decline_reason', 'version', 'transaction_id'];
  ELSIF OLD.state IN ('posted', 'reversing') THEN
    changing := changing || ARRAY['state', 'version', 'reversal_reason', 'reversal_requested_by', 'reversal_requested_by_uid',
      'reversal_requested_at', 'reversal_decided_by'];
  END IF;
  IF to_jsonb(NEW) - changing IS DISTINCT FROM to_jsonb(OLD) - changing THEN
    RAISE EXCEPTION 'Write-off % is not changed', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
