CREATE TABLE "digest_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "digest_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"event" text NOT NULL,
	"texts" jsonb NOT NULL,
	"once_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"email_id" uuid,
	CONSTRAINT "digest_items_once" UNIQUE("once_key")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"event" text NOT NULL,
	"texts" jsonb NOT NULL,
	"path" text NOT NULL,
	"once_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notices_once" UNIQUE("once_key")
);
--> statement-breakpoint
CREATE TABLE "campaign_recipients" (
	"campaign_id" uuid NOT NULL,
	"uid" text NOT NULL,
	"address" text NOT NULL,
	"account_number" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	CONSTRAINT "campaign_recipients_campaign_id_uid_pk" PRIMARY KEY("campaign_id","uid")
);
--> statement-breakpoint
CREATE TABLE "email_campaigns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"subject" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"filter" jsonb NOT NULL,
	"practice_roles" jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"per_minute" integer NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "letter_subscriptions" (
	"uid" text PRIMARY KEY NOT NULL,
	"token_hashes" text[] NOT NULL,
	"unsubscribed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "account_choices" (
	"account_number" text PRIMARY KEY NOT NULL,
	"choices" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"uid" text,
	"address" text NOT NULL,
	"account_number" text,
	"language" text NOT NULL,
	"ref" jsonb NOT NULL,
	"cause_resource" text DEFAULT '' NOT NULL,
	"cause_id" text DEFAULT '' NOT NULL,
	"once_key" text NOT NULL,
	"template_id" text DEFAULT '' NOT NULL,
	"template_version" integer,
	"subject" text DEFAULT '' NOT NULL,
	"html" text,
	"text" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"message_id" text NOT NULL,
	"campaign_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "emails_once" UNIQUE("once_key"),
	CONSTRAINT "emails_message_id" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "email_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"patient_names" text NOT NULL,
	"link_hosts" jsonb NOT NULL,
	"lab_addresses" jsonb NOT NULL,
	"text_days" integer NOT NULL,
	"record_days" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_suppressions" (
	"address" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"detail" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"email_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"lifted_at" timestamp (3) with time zone,
	"lifted_by" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_reports" (
	"provider" text NOT NULL,
	"report_id" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_reports_provider_report_id_pk" PRIMARY KEY("provider","report_id")
);
--> statement-breakpoint
CREATE TABLE "email_template_versions" (
	"template_id" text NOT NULL,
	"version" integer NOT NULL,
	"subject" text NOT NULL,
	"mjml" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"is_default" boolean NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL,
	CONSTRAINT "email_template_versions_template_id_version_pk" PRIMARY KEY("template_id","version")
);
--> statement-breakpoint
CREATE TABLE "email_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"language" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"subject" text NOT NULL,
	"mjml" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"is_default" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promise_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"former_at" timestamp (3) with time zone NOT NULL,
	"promised_at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"actor_uid" text NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_campaign_id_email_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."email_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_choices" ADD CONSTRAINT "account_choices_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_template_versions" ADD CONSTRAINT "email_template_versions_template_id_email_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."email_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promise_moves" ADD CONSTRAINT "promise_moves_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "digest_items_waiting" ON "digest_items" USING btree ("uid","id") WHERE "digest_items"."email_id" IS NULL;--> statement-breakpoint
CREATE INDEX "digest_items_created" ON "digest_items" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notices_uid" ON "notices" USING btree ("uid","id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("uid") WHERE "notices"."read_at" IS NULL;--> statement-breakpoint
CREATE INDEX "notices_created" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "campaign_recipients_state" ON "campaign_recipients" USING btree ("campaign_id","state","uid");--> statement-breakpoint
CREATE INDEX "email_campaigns_created" ON "email_campaigns" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "email_campaigns_state" ON "email_campaigns" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "letter_subscriptions_tokens" ON "letter_subscriptions" USING gin ("token_hashes");--> statement-breakpoint
CREATE INDEX "emails_created" ON "emails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "emails_state" ON "emails" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "emails_event" ON "emails" USING btree ("event","created_at","id");--> statement-breakpoint
CREATE INDEX "emails_account" ON "emails" USING btree ("account_number","created_at","id");--> statement-breakpoint
CREATE INDEX "emails_address" ON "emails" USING btree ("address","created_at","id");--> statement-breakpoint
CREATE INDEX "emails_uid" ON "emails" USING btree ("uid","created_at","id");--> statement-breakpoint
CREATE INDEX "emails_cause" ON "emails" USING btree ("cause_resource","cause_id","created_at","id");--> statement-breakpoint
CREATE INDEX "emails_campaign" ON "emails" USING btree ("campaign_id","state");--> statement-breakpoint
CREATE INDEX "emails_search" ON "emails" USING gin ("address" gin_trgm_ops,"subject" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "email_suppressions_last" ON "email_suppressions" USING btree ("last_at","address");--> statement-breakpoint
CREATE INDEX "email_suppressions_search" ON "email_suppressions" USING gin ("address" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mail_reports_received" ON "mail_reports" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "email_templates_event" ON "email_templates" USING btree ("event","language");--> statement-breakpoint
CREATE INDEX "promise_moves_order" ON "promise_moves" USING btree ("order_id","created_at");