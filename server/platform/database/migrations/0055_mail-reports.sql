ALTER TABLE "email_suppressions" ADD COLUMN "lift_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_reports" ADD COLUMN "is_ours" boolean DEFAULT true NOT NULL;