CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TYPE "public"."application_status" AS ENUM('submitted', 'approved', 'declined');--> statement-breakpoint
CREATE TYPE "public"."invitation_status" AS ENUM('pending', 'accepted', 'revoked');--> statement-breakpoint
CREATE TYPE "public"."practice_role" AS ENUM('owner', 'orderer', 'biller', 'viewer');--> statement-breakpoint
CREATE TYPE "public"."user_role" AS ENUM('customer', 'admin', 'superAdmin');--> statement-breakpoint
CREATE TYPE "public"."consultant_rated_kind" AS ENUM('answer', 'ask', 'unknown', 'refuse');--> statement-breakpoint
CREATE TYPE "public"."consultant_rating_reason" AS ENUM('wrong', 'incomplete', 'unclear', 'misunderstood', 'noAnswer', 'other');--> statement-breakpoint
CREATE TYPE "public"."consultant_request_state" AS ENUM('new', 'inProgress', 'answered', 'closed');--> statement-breakpoint
CREATE TYPE "public"."consultant_deed" AS ENUM('request', 'rating');--> statement-breakpoint
CREATE TYPE "public"."message_side" AS ENUM('practice', 'maker');--> statement-breakpoint
CREATE TYPE "public"."eye" AS ENUM('right', 'left');--> statement-breakpoint
CREATE TYPE "public"."order_event_action" AS ENUM('submit', 'approve', 'reject', 'resubmit', 'cancel', 'produce', 'ship', 'close');--> statement-breakpoint
CREATE TYPE "public"."order_state" AS ENUM('draft', 'submitted', 'approved', 'inProduction', 'shipped', 'closed', 'rejected', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."outbox_state" AS ENUM('waiting', 'delivered', 'failed', 'expired');--> statement-breakpoint
CREATE SEQUENCE "public"."account_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 999999 START WITH 200001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."payment_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."credit_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."return_request_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "import_lines" (
	"import_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"outcome" text DEFAULT 'open' NOT NULL,
	"key" text,
	"record_id" text DEFAULT '' NOT NULL,
	"entered" jsonb,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"before" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"after" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "import_lines_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"locale" text NOT NULL,
	"headings" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"send_emails" boolean DEFAULT false NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"lines" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"checked" jsonb,
	"applied" jsonb,
	"actor_uid" text NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"moved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"auth_time" bigint NOT NULL,
	"device_id" text NOT NULL,
	"device" text NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "user_sessions_sign_in" UNIQUE("uid","auth_time")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"email" text NOT NULL,
	"status" "application_status" NOT NULL,
	"version" integer NOT NULL,
	"practice" text NOT NULL,
	"address" text NOT NULL,
	"apt" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"country" text NOT NULL,
	"phone" text NOT NULL,
	"website" text NOT NULL,
	"licence_number" text NOT NULL,
	"licence_file" text NOT NULL,
	"buying_group_id" text,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text NOT NULL,
	"notes" text NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"decided_by" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"account_number" text,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claim_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "buying_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"offered" boolean DEFAULT true NOT NULL,
	"bills_members" boolean DEFAULT false NOT NULL,
	"free_shipping_from_cents" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "buying_groups_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"account_number" text PRIMARY KEY NOT NULL,
	"other_number" text DEFAULT '' NOT NULL,
	"practice" text NOT NULL,
	"parent_account_number" text,
	"buying_group_id" text,
	"licence_number" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"apt" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"zip" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"last_invoice_number" text DEFAULT '' NOT NULL,
	"last_delivery" jsonb,
	"net_days" integer DEFAULT 30 NOT NULL,
	"invoice_reminders" boolean DEFAULT true NOT NULL,
	"monthly_statements" boolean DEFAULT true NOT NULL,
	"time_zone" text,
	"credit_limit_cents" integer,
	"on_hold" boolean DEFAULT false NOT NULL,
	"hold_reason" text DEFAULT '' NOT NULL,
	"tax_rate" integer DEFAULT 0 NOT NULL,
	"tax_certificate" text DEFAULT '' NOT NULL,
	"free_shipping_from_cents" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_order_at" timestamp (3) with time zone,
	"merged_into" text
);
--> statement-breakpoint
CREATE TABLE "ship_to_addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"account_number" text NOT NULL,
	"recipient" text NOT NULL,
	"country" text NOT NULL,
	"address" text NOT NULL,
	"apt" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"is_default" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_number" text NOT NULL,
	"email" text NOT NULL,
	"practice_role" "practice_role" NOT NULL,
	"status" "invitation_status" NOT NULL,
	"secret_hashes" text[] NOT NULL,
	"locale" text NOT NULL,
	"invited_by" text NOT NULL,
	"accepted_by" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_members" (
	"uid" text NOT NULL,
	"account_number" text NOT NULL,
	"practice_role" "practice_role" NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "account_members_uid_account_number_pk" PRIMARY KEY("uid","account_number")
);
--> statement-breakpoint
CREATE TABLE "auth_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "auth_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"email" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_reset_tries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_reset_tries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"network" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preferences" (
	"uid" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "preferences_uid_key_pk" PRIMARY KEY("uid","key")
);
--> statement-breakpoint
CREATE TABLE "terms_acceptances" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "terms_acceptances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"email" text NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal_users" (
	"uid" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" "user_role" NOT NULL,
	"may_record_payments" boolean DEFAULT false NOT NULL,
	"disabled" boolean NOT NULL,
	"email_verified" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_sign_in_at" timestamp (3) with time zone,
	"synced_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "address_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"new_email" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guide_passage_versions" (
	"passage_id" text NOT NULL,
	"version" integer NOT NULL,
	"topic" text NOT NULL,
	"families" text[] NOT NULL,
	"title_en" text NOT NULL,
	"title_es" text NOT NULL,
	"body_en" text NOT NULL,
	"body_es" text NOT NULL,
	"source_title" text NOT NULL,
	"source_version" text NOT NULL,
	"source_address" text NOT NULL,
	"standing" text NOT NULL,
	"reviewed_on" date NOT NULL,
	"is_shown" boolean NOT NULL,
	"is_default" boolean NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL,
	CONSTRAINT "guide_passage_versions_passage_id_version_pk" PRIMARY KEY("passage_id","version")
);
--> statement-breakpoint
CREATE TABLE "guide_passages" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"topic" text NOT NULL,
	"families" text[] NOT NULL,
	"title_en" text NOT NULL,
	"title_es" text NOT NULL,
	"body_en" text NOT NULL,
	"body_es" text NOT NULL,
	"source_title" text NOT NULL,
	"source_version" text NOT NULL,
	"source_address" text NOT NULL,
	"standing" text NOT NULL,
	"reviewed_on" date NOT NULL,
	"is_shown" boolean NOT NULL,
	"is_default" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultant_model_days" (
	"day" date PRIMARY KEY NOT NULL,
	"tokens" bigint NOT NULL,
	"requests" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultant_model_tries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consultant_model_tries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"network" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultant_ratings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"helpful" boolean NOT NULL,
	"reason" "consultant_rating_reason",
	"comment" text NOT NULL,
	"question" text NOT NULL,
	"kind" "consultant_rated_kind" NOT NULL,
	"intent" text NOT NULL,
	"language" text NOT NULL,
	"held" boolean DEFAULT false NOT NULL,
	"citations" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultant_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"state" "consultant_request_state" DEFAULT 'new' NOT NULL,
	"practice" text NOT NULL,
	"contact_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"question" text NOT NULL,
	"language" text NOT NULL,
	"fitting" text NOT NULL,
	"held" boolean DEFAULT false NOT NULL,
	"assignee" text DEFAULT '' NOT NULL,
	"assignee_name" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"changed_by" text DEFAULT '' NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultant_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultant_tries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consultant_tries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"deed" "consultant_deed" NOT NULL,
	"network" text NOT NULL,
	"wider" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
	"lifted_by" text DEFAULT '' NOT NULL,
	"lift_reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_reports" (
	"provider" text NOT NULL,
	"report_id" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"is_ours" boolean DEFAULT true NOT NULL,
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
CREATE TABLE "agreed_prices" (
	"id" text PRIMARY KEY NOT NULL,
	"lens_id" text NOT NULL,
	"part" text NOT NULL,
	"account_number" text,
	"buying_group_id" text,
	"min_quantity" integer DEFAULT 1 NOT NULL,
	"price_cents" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "agreed_prices_once" UNIQUE NULLS NOT DISTINCT("account_number","buying_group_id","lens_id","part","min_quantity","valid_from"),
	CONSTRAINT "agreed_prices_one_party" CHECK (num_nonnulls("agreed_prices"."account_number", "agreed_prices"."buying_group_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "lenses" (
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"family" text NOT NULL,
	"offered" boolean NOT NULL,
	"definition" jsonb NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lenses_id_version_pk" PRIMARY KEY("id","version")
);
--> statement-breakpoint
CREATE TABLE "autopay_invoices" (
	"invoice_number" text PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "autopay_invoices_cents" CHECK ("autopay_invoices"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "autopay_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_number" text NOT NULL,
	"charge_on" date NOT NULL,
	"method" text NOT NULL,
	"state" text NOT NULL,
	"announced_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "autopay_plans_decided" CHECK (("autopay_plans"."state" = 'announced') = ("autopay_plans"."decided_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "checkout_shares" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "checkout_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"checkout_id" uuid NOT NULL,
	"account_number" text NOT NULL,
	"invoice_number" text NOT NULL,
	"cents" bigint NOT NULL,
	"credit_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "checkout_shares_invoice" UNIQUE("checkout_id","invoice_number"),
	CONSTRAINT "checkout_shares_cents" CHECK ("checkout_shares"."cents" >= 0 AND "checkout_shares"."credit_cents" >= 0 AND "checkout_shares"."cents" + "checkout_shares"."credit_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"method" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"credit_cents" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"memo" text NOT NULL,
	"saves_method" boolean NOT NULL,
	"locale" text NOT NULL,
	"gateway" text NOT NULL,
	"is_sandbox" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_uid" text NOT NULL,
	"source" text DEFAULT 'page' NOT NULL,
	"method_id" text,
	"session_id" text,
	"page_url" text,
	"page_expires_at" timestamp (3) with time zone NOT NULL,
	"payment_id" text,
	"ask_at" timestamp (3) with time zone,
	"asked" integer DEFAULT 0 NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"failure" text DEFAULT '' NOT NULL,
	"attention" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "checkouts_session" UNIQUE("session_id"),
	CONSTRAINT "checkouts_amount_positive" CHECK ("checkouts"."amount_cents" > 0),
	CONSTRAINT "checkouts_method" CHECK (("checkouts"."source" = 'page') = ("checkouts"."method_id" IS NULL)),
	CONSTRAINT "checkouts_final" CHECK (("checkouts"."settled_at" IS NULL) = ("checkouts"."ask_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "gateway_events" (
	"id" text NOT NULL,
	"gateway" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gateway_events_gateway_id_pk" PRIMARY KEY("gateway","id")
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_number" text NOT NULL,
	"eye" text NOT NULL,
	"lens_name" text NOT NULL,
	"quantity" integer NOT NULL,
	"cents" bigint NOT NULL,
	"price_parts" jsonb NOT NULL,
	CONSTRAINT "invoice_lines_eye" UNIQUE("invoice_number","eye")
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"id" text PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"number" text PRIMARY KEY NOT NULL,
	"account_number" text NOT NULL,
	"practice" text NOT NULL,
	"order_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"po_number" text NOT NULL,
	"patient_reference" text NOT NULL,
	"patient_name" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"net_days" integer NOT NULL,
	"due_on" date NOT NULL,
	"overdue_from" timestamp (3) with time zone NOT NULL,
	"goods_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"shipping_cents" bigint NOT NULL,
	"tax_cents" bigint NOT NULL,
	"tax_rate" integer DEFAULT 0 NOT NULL,
	"tax_certificate" text DEFAULT '' NOT NULL,
	"total_cents" bigint NOT NULL,
	"billed_through" text,
	"currency" text NOT NULL,
	"delivery_parts" jsonb NOT NULL,
	CONSTRAINT "invoices_order" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "journal_batches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"from_day" date,
	"to_day" date NOT NULL,
	"first_transaction" bigint NOT NULL,
	"last_transaction" bigint NOT NULL,
	"transactions" integer NOT NULL,
	"debit_cents" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"accounts" jsonb NOT NULL,
	"time_zone" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal_transactions" (
	"transaction_id" bigint PRIMARY KEY NOT NULL,
	"batch_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_check_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"disagreements" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "autopays" (
	"account_number" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"started_on" date NOT NULL,
	"started_by" text NOT NULL,
	"started_by_uid" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"stop" text,
	"failure" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "autopays_stop" CHECK ("autopays"."is_on" = ("autopays"."stop" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "gateway_customers" (
	"account_number" text NOT NULL,
	"gateway" text NOT NULL,
	"customer_id" text NOT NULL,
	"default_method_id" text,
	CONSTRAINT "gateway_customers_account_number_gateway_pk" PRIMARY KEY("account_number","gateway")
);
--> statement-breakpoint
CREATE TABLE "payment_disputes" (
	"dispute_id" text NOT NULL,
	"payment_number" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"transaction_id" bigint,
	CONSTRAINT "payment_disputes_dispute_id_payment_number_pk" PRIMARY KEY("dispute_id","payment_number"),
	CONSTRAINT "payment_disputes_amount" CHECK ("payment_disputes"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_number" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"refunded_on" date NOT NULL,
	"reference" text NOT NULL,
	"reason" text NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"recorded_by" text NOT NULL,
	"transaction_id" bigint,
	"kind" text DEFAULT 'refund' NOT NULL,
	"gateway_id" text,
	CONSTRAINT "payment_refunds_gateway" UNIQUE("gateway_id","payment_number","kind"),
	CONSTRAINT "payment_refunds_amount" CHECK ("payment_refunds"."amount_cents" > 0),
	CONSTRAINT "payment_refunds_moved" CHECK ("payment_refunds"."transaction_id" IS NOT NULL OR "payment_refunds"."kind" IN ('refundFailed', 'refundRefused'))
);
--> statement-breakpoint
CREATE TABLE "payment_shares" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_number" text NOT NULL,
	"invoice_number" text NOT NULL,
	"cents" bigint NOT NULL,
	"allocated_at" timestamp (3) with time zone NOT NULL,
	"transaction_id" bigint NOT NULL,
	CONSTRAINT "payment_shares_cents" CHECK ("payment_shares"."cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"number" text PRIMARY KEY NOT NULL,
	"account_number" text NOT NULL,
	"practice" text NOT NULL,
	"method" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"unapplied_cents" bigint NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"received_on" date NOT NULL,
	"reference" text NOT NULL,
	"note" text NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"recorded_by" text NOT NULL,
	"recorded_by_uid" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"voided_at" timestamp (3) with time zone,
	"void_reason" text DEFAULT '' NOT NULL,
	"transaction_id" bigint NOT NULL,
	"checkout_id" uuid,
	"gateway_payment_id" text,
	"refunding_cents" bigint DEFAULT 0 NOT NULL,
	"returned_at" timestamp (3) with time zone,
	CONSTRAINT "payments_amounts" CHECK ("payments"."amount_cents" > 0 AND "payments"."unapplied_cents" >= 0 AND "payments"."refunded_cents" >= 0 AND "payments"."refunding_cents" >= 0 AND "payments"."unapplied_cents" + "payments"."refunded_cents" <= "payments"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_number" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"requested_by" text NOT NULL,
	"requested_by_uid" text NOT NULL,
	CONSTRAINT "refund_requests_amount" CHECK ("refund_requests"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "gateway_balance_changes" (
	"gateway" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"source_id" text,
	"payment_id" text,
	"payout_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gateway_balance_changes_gateway_id_pk" PRIMARY KEY("gateway","id")
);
--> statement-breakpoint
CREATE TABLE "gateway_looks" (
	"gateway" text PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_payouts" (
	"gateway" text NOT NULL,
	"id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"failure" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"arrives_at" timestamp (3) with time zone NOT NULL,
	"has_parts" boolean NOT NULL,
	"is_whole" boolean NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gateway_payouts_gateway_id_pk" PRIMARY KEY("gateway","id")
);
--> statement-breakpoint
CREATE TABLE "invoice_reminders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_reminders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_number" text NOT NULL,
	"step" integer NOT NULL,
	"passed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_reminders_step" UNIQUE("invoice_number","step")
);
--> statement-breakpoint
CREATE TABLE "monthly_statements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "monthly_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_number" text NOT NULL,
	"month" text NOT NULL,
	"is_told" boolean NOT NULL,
	"passed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "monthly_statements_month" UNIQUE("account_number","month")
);
--> statement-breakpoint
CREATE TABLE "invoice_balances" (
	"invoice_number" text PRIMARY KEY NOT NULL,
	"charged_cents" bigint DEFAULT 0 NOT NULL,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"credited_cents" bigint DEFAULT 0 NOT NULL,
	"written_off_cents" bigint DEFAULT 0 NOT NULL,
	"pending_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_balances_not_over_paid" CHECK ("invoice_balances"."paid_cents" + "invoice_balances"."credited_cents" + "invoice_balances"."written_off_cents" + "invoice_balances"."pending_cents" <= "invoice_balances"."charged_cents"),
	CONSTRAINT "invoice_balances_not_negative" CHECK ("invoice_balances"."paid_cents" >= 0 AND "invoice_balances"."credited_cents" >= 0 AND "invoice_balances"."written_off_cents" >= 0 AND "invoice_balances"."pending_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"account_number" text,
	"currency" text NOT NULL,
	"never_overdrawn" boolean NOT NULL,
	"posted_cents" bigint DEFAULT 0 NOT NULL,
	"pending_debit_cents" bigint DEFAULT 0 NOT NULL,
	"pending_credit_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_accounts_key" UNIQUE("key"),
	CONSTRAINT "ledger_accounts_not_overdrawn" CHECK (NOT "ledger_accounts"."never_overdrawn" OR "ledger_accounts"."posted_cents" + "ledger_accounts"."pending_debit_cents" <= 0),
	CONSTRAINT "ledger_accounts_pending" CHECK ("ledger_accounts"."pending_debit_cents" >= 0 AND "ledger_accounts"."pending_credit_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" bigint NOT NULL,
	"ledger_account_id" bigint NOT NULL,
	"cents" bigint NOT NULL,
	"invoice_number" text,
	"is_posted" boolean NOT NULL,
	"effective_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_cents" CHECK ("ledger_entries"."cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_pending" (
	"transaction_id" bigint PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"kind" text NOT NULL,
	"phase" text NOT NULL,
	"resolves" bigint,
	"reversal_of" bigint,
	"reason" text DEFAULT '' NOT NULL,
	"actor_uid" text NOT NULL,
	"actor" text NOT NULL,
	"effective_at" timestamp (3) with time zone NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_transactions_key" UNIQUE("key"),
	CONSTRAINT "ledger_transactions_resolves" UNIQUE("resolves"),
	CONSTRAINT "ledger_transactions_reversal_of" UNIQUE("reversal_of")
);
--> statement-breakpoint
CREATE TABLE "lens_credit_uses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lens_credit_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"credit_number" text NOT NULL,
	"transaction_id" bigint NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "lens_credit_uses_cents" CHECK ("lens_credit_uses"."cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "lens_credits" (
	"number" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"account_number" text NOT NULL,
	"cause" text NOT NULL,
	"order_number" text,
	"eye" text,
	"amount_cents" bigint NOT NULL,
	"remaining_cents" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"expires_on" date,
	"expires_at" timestamp (3) with time zone,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"requested_by" text NOT NULL,
	"requested_by_uid" text NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text DEFAULT '' NOT NULL,
	"decline_reason" text DEFAULT '' NOT NULL,
	"warned_at" timestamp (3) with time zone,
	"transaction_id" bigint,
	CONSTRAINT "lens_credits_transaction" UNIQUE("transaction_id"),
	CONSTRAINT "lens_credits_remaining" CHECK ("lens_credits"."amount_cents" > 0 AND "lens_credits"."remaining_cents" BETWEEN 0 AND "lens_credits"."amount_cents"),
	CONSTRAINT "lens_credits_expiry" CHECK ("lens_credits"."remaining_cents" = 0 OR ("lens_credits"."state" = 'posted' AND "lens_credits"."expires_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "write_offs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_number" text NOT NULL,
	"account_number" text NOT NULL,
	"practice" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"requested_by" text NOT NULL,
	"requested_by_uid" text NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text DEFAULT '' NOT NULL,
	"decline_reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"reversal_reason" text DEFAULT '' NOT NULL,
	"reversal_requested_by" text DEFAULT '' NOT NULL,
	"reversal_requested_by_uid" text DEFAULT '' NOT NULL,
	"reversal_requested_at" timestamp (3) with time zone,
	"reversal_decided_by" text DEFAULT '' NOT NULL,
	"transaction_id" bigint,
	CONSTRAINT "write_offs_positive" CHECK ("write_offs"."amount_cents" > 0),
	CONSTRAINT "write_offs_posted" CHECK (("write_offs"."state" IN ('posted', 'reversing', 'reversed')) = ("write_offs"."transaction_id" IS NOT NULL)),
	CONSTRAINT "write_offs_reversal" CHECK (("write_offs"."state" IN ('reversing', 'reversed')) = ("write_offs"."reversal_requested_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "ended_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"ended_by" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_number" text NOT NULL,
	"version" integer NOT NULL,
	"device" text NOT NULL,
	"writer" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"writer_base" integer DEFAULT 0 NOT NULL,
	"author_uid" text NOT NULL,
	"author" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_message_reads" (
	"order_id" uuid NOT NULL,
	"uid" text NOT NULL,
	"position" bigint NOT NULL,
	CONSTRAINT "order_message_reads_order_id_uid_pk" PRIMARY KEY("order_id","uid")
);
--> statement-breakpoint
CREATE TABLE "order_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_messages_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"side" "message_side" NOT NULL,
	"author_uid" text NOT NULL,
	"author" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"action" "order_event_action" NOT NULL,
	"from_state" "order_state",
	"to_state" "order_state" NOT NULL,
	"actor_uid" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_events_version" UNIQUE("order_id","version")
);
--> statement-breakpoint
CREATE TABLE "order_lenses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"eye" "eye" NOT NULL,
	"lens_id" text NOT NULL,
	"lens_version" integer NOT NULL,
	"lens_name" text NOT NULL,
	"prescription" jsonb NOT NULL,
	"clinical" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"price_cents" integer NOT NULL,
	"price_parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "order_lenses_eye" UNIQUE("order_id","eye")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"account_number" text NOT NULL,
	"practice" text NOT NULL,
	"patient_reference" text NOT NULL,
	"patient_name" text DEFAULT '' NOT NULL,
	"type" text DEFAULT 'new' NOT NULL,
	"source_order_id" uuid,
	"root_order_id" uuid NOT NULL,
	"return_reason" text,
	"po_number" text DEFAULT '' NOT NULL,
	"notes" text NOT NULL,
	"patient" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"acknowledged" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"flags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lens_names" text DEFAULT '' NOT NULL,
	"delivery" jsonb DEFAULT '{"shipTo":"practice","address":null,"method":"standard","rush":false,"priceParts":[]}'::jsonb NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking_number" text DEFAULT '' NOT NULL,
	"invoice_number" text,
	"promised_at" timestamp (3) with time zone,
	"state" "order_state" NOT NULL,
	"version" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"submitted_by" text NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_number" UNIQUE("number")
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
CREATE TABLE "reject_reasons" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"reason" text NOT NULL,
	"offered" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "reject_reasons_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "return_requests" (
	"number" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"account_number" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid NOT NULL,
	"eye" text,
	"lens" text NOT NULL,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"policy" jsonb NOT NULL,
	"decided_cents" bigint,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text DEFAULT '' NOT NULL,
	"refuse_reason" text DEFAULT '' NOT NULL,
	"return_by" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone,
	"received_by" text DEFAULT '' NOT NULL,
	"credit_number" text,
	"replacement_order_id" uuid,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"requested_by" text NOT NULL,
	"requested_by_uid" text NOT NULL,
	CONSTRAINT "return_requests_replacement" UNIQUE("replacement_order_id","eye"),
	CONSTRAINT "return_requests_credit" UNIQUE("credit_number"),
	CONSTRAINT "return_requests_eye" CHECK (("return_requests"."kind" = 'cancellation') = ("return_requests"."eye" IS NULL)),
	CONSTRAINT "return_requests_replaces" CHECK (("return_requests"."kind" = 'exchange') = ("return_requests"."replacement_order_id" IS NOT NULL)),
	CONSTRAINT "return_requests_credited" CHECK (("return_requests"."state" = 'credited') = ("return_requests"."credit_number" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "lens_returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"eye" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"actor_uid" text NOT NULL,
	"actor" text NOT NULL,
	CONSTRAINT "lens_returns_eye" UNIQUE("order_id","eye")
);
--> statement-breakpoint
CREATE TABLE "shipping_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"price_cents" integer NOT NULL,
	"free_above_limit" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_trail" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_trail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_uid" text NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"resource" text NOT NULL,
	"resource_id" text NOT NULL,
	"account_number" text,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "health_writes" (
	"id" integer PRIMARY KEY NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"uid" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_uid_key_pk" PRIMARY KEY("uid","key")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"holder" uuid,
	"held_until" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" "outbox_state" DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "import_lines" ADD CONSTRAINT "import_lines_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_buying_group_id_buying_groups_id_fk" FOREIGN KEY ("buying_group_id") REFERENCES "public"."buying_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_parent_account_number_customers_account_number_fk" FOREIGN KEY ("parent_account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_buying_group_id_buying_groups_id_fk" FOREIGN KEY ("buying_group_id") REFERENCES "public"."buying_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_merged_into_customers_account_number_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ship_to_addresses" ADD CONSTRAINT "ship_to_addresses_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_invitations" ADD CONSTRAINT "member_invitations_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_members" ADD CONSTRAINT "account_members_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_passage_versions" ADD CONSTRAINT "guide_passage_versions_passage_id_guide_passages_id_fk" FOREIGN KEY ("passage_id") REFERENCES "public"."guide_passages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_campaign_id_email_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."email_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_choices" ADD CONSTRAINT "account_choices_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_template_versions" ADD CONSTRAINT "email_template_versions_template_id_email_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."email_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreed_prices" ADD CONSTRAINT "agreed_prices_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreed_prices" ADD CONSTRAINT "agreed_prices_buying_group_id_buying_groups_id_fk" FOREIGN KEY ("buying_group_id") REFERENCES "public"."buying_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autopay_invoices" ADD CONSTRAINT "autopay_invoices_invoice_number_invoices_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autopay_invoices" ADD CONSTRAINT "autopay_invoices_plan_id_autopay_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."autopay_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autopay_plans" ADD CONSTRAINT "autopay_plans_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_shares" ADD CONSTRAINT "checkout_shares_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_shares" ADD CONSTRAINT "checkout_shares_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_shares" ADD CONSTRAINT "checkout_shares_invoice_number_invoices_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_number_invoices_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_transactions" ADD CONSTRAINT "journal_transactions_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_transactions" ADD CONSTRAINT "journal_transactions_batch_id_journal_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."journal_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autopays" ADD CONSTRAINT "autopays_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_customers" ADD CONSTRAINT "gateway_customers_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_payment_number_payments_number_fk" FOREIGN KEY ("payment_number") REFERENCES "public"."payments"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_number_payments_number_fk" FOREIGN KEY ("payment_number") REFERENCES "public"."payments"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_shares" ADD CONSTRAINT "payment_shares_payment_number_payments_number_fk" FOREIGN KEY ("payment_number") REFERENCES "public"."payments"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_shares" ADD CONSTRAINT "payment_shares_invoice_number_invoices_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_shares" ADD CONSTRAINT "payment_shares_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_payment_number_payments_number_fk" FOREIGN KEY ("payment_number") REFERENCES "public"."payments"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_reminders" ADD CONSTRAINT "invoice_reminders_invoice_number_invoices_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_statements" ADD CONSTRAINT "monthly_statements_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_ledger_account_id_ledger_accounts_id_fk" FOREIGN KEY ("ledger_account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_pending" ADD CONSTRAINT "ledger_pending_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_resolves_ledger_transactions_id_fk" FOREIGN KEY ("resolves") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_reversal_of_ledger_transactions_id_fk" FOREIGN KEY ("reversal_of") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lens_credit_uses" ADD CONSTRAINT "lens_credit_uses_credit_number_lens_credits_number_fk" FOREIGN KEY ("credit_number") REFERENCES "public"."lens_credits"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lens_credit_uses" ADD CONSTRAINT "lens_credit_uses_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lens_credits" ADD CONSTRAINT "lens_credits_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lens_credits" ADD CONSTRAINT "lens_credits_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_offs" ADD CONSTRAINT "write_offs_invoice_number_invoices_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_offs" ADD CONSTRAINT "write_offs_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_offs" ADD CONSTRAINT "write_offs_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_message_reads" ADD CONSTRAINT "order_message_reads_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lenses" ADD CONSTRAINT "order_lenses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lenses" ADD CONSTRAINT "order_lenses_lens" FOREIGN KEY ("lens_id","lens_version") REFERENCES "public"."lenses"("id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promise_moves" ADD CONSTRAINT "promise_moves_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_credit_number_lens_credits_number_fk" FOREIGN KEY ("credit_number") REFERENCES "public"."lens_credits"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_replacement_order_id_orders_id_fk" FOREIGN KEY ("replacement_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lens_returns" ADD CONSTRAINT "lens_returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_lines_outcome" ON "import_lines" USING btree ("import_id","outcome","number");--> statement-breakpoint
CREATE INDEX "import_lines_key" ON "import_lines" USING btree ("import_id","key","number");--> statement-breakpoint
CREATE INDEX "imports_kind" ON "imports" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "imports_created" ON "imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "imports_status" ON "imports" USING btree ("status","moved_at");--> statement-breakpoint
CREATE INDEX "user_sessions_seen" ON "user_sessions" USING btree ("uid","last_seen_at");--> statement-breakpoint
CREATE INDEX "user_sessions_old" ON "user_sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_open" ON "applications" USING btree ("uid") WHERE "applications"."status" = 'submitted';--> statement-breakpoint
CREATE INDEX "applications_uid" ON "applications" USING btree ("uid","submitted_at");--> statement-breakpoint
CREATE INDEX "applications_status" ON "applications" USING btree ("status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "applications_submitted" ON "applications" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "applications_practice" ON "applications" USING btree ("practice","id");--> statement-breakpoint
CREATE INDEX "applications_account" ON "applications" USING btree ("account_number","submitted_at");--> statement-breakpoint
CREATE INDEX "claim_attempts_uid" ON "claim_attempts" USING btree ("uid","at");--> statement-breakpoint
CREATE INDEX "claim_attempts_address" ON "claim_attempts" USING btree ("address","at");--> statement-breakpoint
CREATE INDEX "claim_attempts_at" ON "claim_attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "customers_parent" ON "customers" USING btree ("parent_account_number","account_number");--> statement-breakpoint
CREATE INDEX "customers_practice" ON "customers" USING btree ("practice","account_number");--> statement-breakpoint
CREATE INDEX "customers_buying_group" ON "customers" USING btree ("buying_group_id");--> statement-breakpoint
CREATE INDEX "customers_net_days" ON "customers" USING btree ("net_days","account_number");--> statement-breakpoint
CREATE INDEX "customers_credit_limit" ON "customers" USING btree ("credit_limit_cents","account_number");--> statement-breakpoint
CREATE INDEX "customers_last_order" ON "customers" USING btree ("last_order_at","account_number");--> statement-breakpoint
CREATE INDEX "customers_merged" ON "customers" USING btree ("merged_into");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_other_number" ON "customers" USING btree ("other_number") WHERE "customers"."other_number" <> '';--> statement-breakpoint
CREATE INDEX "ship_to_addresses_account" ON "ship_to_addresses" USING btree ("account_number","recipient","id");--> statement-breakpoint
CREATE INDEX "ship_to_addresses_recipient" ON "ship_to_addresses" USING btree ("recipient","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ship_to_addresses_default" ON "ship_to_addresses" USING btree ("account_number") WHERE "ship_to_addresses"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "member_invitations_one_pending" ON "member_invitations" USING btree ("account_number","email") WHERE "member_invitations"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "member_invitations_account" ON "member_invitations" USING btree ("account_number","created_at");--> statement-breakpoint
CREATE INDEX "member_invitations_email" ON "member_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "member_invitations_expires" ON "member_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_members_account" ON "account_members" USING btree ("account_number");--> statement-breakpoint
CREATE INDEX "auth_links_uid" ON "auth_links" USING btree ("uid","until");--> statement-breakpoint
CREATE INDEX "auth_links_until" ON "auth_links" USING btree ("until");--> statement-breakpoint
CREATE INDEX "password_reset_tries_email" ON "password_reset_tries" USING btree ("email","at");--> statement-breakpoint
CREATE INDEX "password_reset_tries_network" ON "password_reset_tries" USING btree ("network","at");--> statement-breakpoint
CREATE INDEX "password_reset_tries_at" ON "password_reset_tries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "terms_acceptances_uid" ON "terms_acceptances" USING btree ("uid","id");--> statement-breakpoint
CREATE INDEX "portal_users_email" ON "portal_users" USING btree ("email","uid");--> statement-breakpoint
CREATE INDEX "portal_users_created" ON "portal_users" USING btree ("created_at","uid");--> statement-breakpoint
CREATE INDEX "portal_users_last_sign_in" ON "portal_users" USING btree ("last_sign_in_at" NULLS FIRST,"uid");--> statement-breakpoint
CREATE INDEX "portal_users_synced" ON "portal_users" USING btree ("synced_at");--> statement-breakpoint
CREATE INDEX "portal_users_role" ON "portal_users" USING btree ("role","email","uid");--> statement-breakpoint
CREATE INDEX "portal_users_search" ON "portal_users" USING gin ("email" gin_trgm_ops,"name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "address_links_uid" ON "address_links" USING btree ("uid","at");--> statement-breakpoint
CREATE INDEX "address_links_new_email" ON "address_links" USING btree ("new_email","at");--> statement-breakpoint
CREATE INDEX "address_links_at" ON "address_links" USING btree ("at");--> statement-breakpoint
CREATE INDEX "guide_passages_topic" ON "guide_passages" USING btree ("topic","id");--> statement-breakpoint
CREATE INDEX "guide_passages_updated_at" ON "guide_passages" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "consultant_model_tries_network" ON "consultant_model_tries" USING btree ("network","at");--> statement-breakpoint
CREATE INDEX "consultant_model_tries_at" ON "consultant_model_tries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "consultant_ratings_created" ON "consultant_ratings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "consultant_ratings_helpful" ON "consultant_ratings" USING btree ("helpful","created_at","id");--> statement-breakpoint
CREATE INDEX "consultant_requests_created" ON "consultant_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "consultant_requests_state" ON "consultant_requests" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "consultant_requests_email" ON "consultant_requests" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "consultant_tries_network" ON "consultant_tries" USING btree ("deed","network","at");--> statement-breakpoint
CREATE INDEX "consultant_tries_wider" ON "consultant_tries" USING btree ("deed","wider","at");--> statement-breakpoint
CREATE INDEX "consultant_tries_at" ON "consultant_tries" USING btree ("deed","at");--> statement-breakpoint
CREATE INDEX "consultant_tries_old" ON "consultant_tries" USING btree ("at");--> statement-breakpoint
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
CREATE INDEX "agreed_prices_buying_group" ON "agreed_prices" USING btree ("buying_group_id","lens_id");--> statement-breakpoint
CREATE INDEX "agreed_prices_lens" ON "agreed_prices" USING btree ("lens_id","id");--> statement-breakpoint
CREATE INDEX "agreed_prices_valid_from" ON "agreed_prices" USING btree ("valid_from","id");--> statement-breakpoint
CREATE INDEX "lenses_name" ON "lenses" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "lenses_family" ON "lenses" USING btree ("family","name");--> statement-breakpoint
CREATE INDEX "autopay_invoices_plan" ON "autopay_invoices" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "autopay_plans_account" ON "autopay_plans" USING btree ("account_number","charge_on");--> statement-breakpoint
CREATE INDEX "autopay_plans_waiting" ON "autopay_plans" USING btree ("charge_on","id") WHERE "autopay_plans"."state" = 'announced';--> statement-breakpoint
CREATE INDEX "checkout_shares_account" ON "checkout_shares" USING btree ("account_number","checkout_id");--> statement-breakpoint
CREATE INDEX "checkout_shares_of_invoice" ON "checkout_shares" USING btree ("invoice_number","checkout_id");--> statement-breakpoint
CREATE INDEX "checkouts_created" ON "checkouts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "checkouts_state" ON "checkouts" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "checkouts_amount" ON "checkouts" USING btree ("amount_cents","id");--> statement-breakpoint
CREATE INDEX "checkouts_ask" ON "checkouts" USING btree ("ask_at") WHERE "checkouts"."ask_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "checkouts_payment" ON "checkouts" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "gateway_events_received" ON "gateway_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_at","number");--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("due_on","number");--> statement-breakpoint
CREATE INDEX "invoices_total" ON "invoices" USING btree ("total_cents","number");--> statement-breakpoint
CREATE INDEX "invoices_account_issued" ON "invoices" USING btree ("account_number","issued_at","number");--> statement-breakpoint
CREATE INDEX "invoices_account_due" ON "invoices" USING btree ("account_number","due_on","number");--> statement-breakpoint
CREATE INDEX "invoices_search" ON "invoices" USING gin ("number" gin_trgm_ops,"order_number" gin_trgm_ops,"po_number" gin_trgm_ops,"practice" gin_trgm_ops,"account_number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "journal_batches_created" ON "journal_batches" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "journal_transactions_batch" ON "journal_transactions" USING btree ("batch_id","transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_check_runs_checked" ON "ledger_check_runs" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "payment_disputes_payment" ON "payment_disputes" USING btree ("payment_number");--> statement-breakpoint
CREATE INDEX "payment_disputes_open" ON "payment_disputes" USING btree ("payment_number") WHERE "payment_disputes"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payment_refunds_payment" ON "payment_refunds" USING btree ("payment_number","id");--> statement-breakpoint
CREATE INDEX "payment_shares_payment" ON "payment_shares" USING btree ("payment_number","id");--> statement-breakpoint
CREATE INDEX "payment_shares_invoice" ON "payment_shares" USING btree ("invoice_number","id");--> statement-breakpoint
CREATE INDEX "payments_checkout" ON "payments" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "payments_gateway" ON "payments" USING btree ("gateway_payment_id");--> statement-breakpoint
CREATE INDEX "payments_transaction" ON "payments" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "payments_received" ON "payments" USING btree ("received_on","number");--> statement-breakpoint
CREATE INDEX "payments_amount" ON "payments" USING btree ("amount_cents","number");--> statement-breakpoint
CREATE INDEX "payments_account_received" ON "payments" USING btree ("account_number","received_on","number");--> statement-breakpoint
CREATE INDEX "payments_unapplied" ON "payments" USING btree ("account_number") WHERE "payments"."unapplied_cents" > 0;--> statement-breakpoint
CREATE INDEX "payments_search" ON "payments" USING gin ("number" gin_trgm_ops,"reference" gin_trgm_ops,"practice" gin_trgm_ops,"account_number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "refund_requests_payment" ON "refund_requests" USING btree ("payment_number");--> statement-breakpoint
CREATE INDEX "gateway_balance_changes_payout" ON "gateway_balance_changes" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "gateway_balance_changes_payment" ON "gateway_balance_changes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "gateway_balance_changes_source" ON "gateway_balance_changes" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "gateway_balance_changes_open" ON "gateway_balance_changes" USING btree ("created_at","id") WHERE "gateway_balance_changes"."payout_id" IS NULL;--> statement-breakpoint
CREATE INDEX "gateway_payouts_created" ON "gateway_payouts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "gateway_payouts_amount" ON "gateway_payouts" USING btree ("amount_cents","id");--> statement-breakpoint
CREATE INDEX "invoice_balances_open" ON "invoice_balances" USING btree ("invoice_number") WHERE ("invoice_balances"."charged_cents" - "invoice_balances"."paid_cents" - "invoice_balances"."credited_cents" - "invoice_balances"."written_off_cents") > 0;--> statement-breakpoint
CREATE INDEX "ledger_accounts_account" ON "ledger_accounts" USING btree ("account_number","kind");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("ledger_account_id","effective_at","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_invoice" ON "ledger_entries" USING btree ("invoice_number","id");--> statement-breakpoint
CREATE INDEX "ledger_pending_expires" ON "ledger_pending" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ledger_transactions_posted" ON "ledger_transactions" USING btree ("posted_at","id");--> statement-breakpoint
CREATE INDEX "lens_credit_uses_credit" ON "lens_credit_uses" USING btree ("credit_number","id");--> statement-breakpoint
CREATE INDEX "lens_credit_uses_transaction" ON "lens_credit_uses" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "lens_credits_account" ON "lens_credits" USING btree ("account_number","requested_at");--> statement-breakpoint
CREATE INDEX "lens_credits_requested" ON "lens_credits" USING btree ("requested_at","number");--> statement-breakpoint
CREATE INDEX "lens_credits_amount" ON "lens_credits" USING btree ("amount_cents","number");--> statement-breakpoint
CREATE INDEX "lens_credits_expires" ON "lens_credits" USING btree ("expires_at","number");--> statement-breakpoint
CREATE INDEX "lens_credits_left" ON "lens_credits" USING btree ("account_number","expires_at") WHERE "lens_credits"."remaining_cents" > 0;--> statement-breakpoint
CREATE INDEX "write_offs_requested" ON "write_offs" USING btree ("requested_at","id");--> statement-breakpoint
CREATE INDEX "write_offs_amount" ON "write_offs" USING btree ("amount_cents","id");--> statement-breakpoint
CREATE INDEX "write_offs_account" ON "write_offs" USING btree ("account_number","requested_at");--> statement-breakpoint
CREATE INDEX "write_offs_invoice" ON "write_offs" USING btree ("invoice_number","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "write_offs_waiting" ON "write_offs" USING btree ("invoice_number") WHERE "write_offs"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "ended_drafts_by" ON "ended_drafts" USING btree ("ended_by","ended_at") WHERE "ended_drafts"."order_id" IS NULL;--> statement-breakpoint
CREATE INDEX "ended_drafts_old" ON "ended_drafts" USING btree ("ended_at") WHERE "ended_drafts"."order_id" IS NULL;--> statement-breakpoint
CREATE INDEX "order_drafts_account" ON "order_drafts" USING btree ("account_number","updated_at","id");--> statement-breakpoint
CREATE INDEX "order_drafts_updated" ON "order_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "order_messages_order" ON "order_messages" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_lenses_lens" ON "order_lenses" USING btree ("lens_id","order_id");--> statement-breakpoint
CREATE INDEX "orders_submitted" ON "orders" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "orders_practice" ON "orders" USING btree ("practice","id");--> statement-breakpoint
CREATE INDEX "orders_patient" ON "orders" USING btree ("patient_reference","id");--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("state","submitted_at","id");--> statement-breakpoint
CREATE INDEX "orders_account_submitted" ON "orders" USING btree ("account_number","submitted_at","id");--> statement-breakpoint
CREATE INDEX "orders_account_patient" ON "orders" USING btree ("account_number","patient_reference","id");--> statement-breakpoint
CREATE INDEX "orders_account_state" ON "orders" USING btree ("account_number","state","submitted_at","id");--> statement-breakpoint
CREATE INDEX "orders_account_number" ON "orders" USING btree ("account_number","number");--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("number" gin_trgm_ops,"practice" gin_trgm_ops,"patient_reference" gin_trgm_ops,"lens_names" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_search_details" ON "orders" USING gin ("account_number" gin_trgm_ops,"po_number" gin_trgm_ops,"tracking_number" gin_trgm_ops,"notes" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_root" ON "orders" USING btree ("root_order_id");--> statement-breakpoint
CREATE INDEX "orders_promised" ON "orders" USING btree ("promised_at","id");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("promised_at") WHERE "orders"."state" IN ('approved', 'inProduction');--> statement-breakpoint
CREATE INDEX "orders_type" ON "orders" USING btree ("type","submitted_at","id");--> statement-breakpoint
CREATE INDEX "promise_moves_order" ON "promise_moves" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "return_requests_requested" ON "return_requests" USING btree ("requested_at","number");--> statement-breakpoint
CREATE INDEX "return_requests_account" ON "return_requests" USING btree ("account_number","requested_at");--> statement-breakpoint
CREATE INDEX "return_requests_order" ON "return_requests" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "return_requests_return_by" ON "return_requests" USING btree ("return_by","number");--> statement-breakpoint
CREATE UNIQUE INDEX "return_requests_cancellation" ON "return_requests" USING btree ("order_id") WHERE "return_requests"."kind" = 'cancellation' AND "return_requests"."state" = 'requested';--> statement-breakpoint
CREATE INDEX "audit_trail_resource" ON "audit_trail" USING btree ("resource","resource_id","id");--> statement-breakpoint
CREATE INDEX "audit_trail_account" ON "audit_trail" USING btree ("account_number","id");--> statement-breakpoint
CREATE INDEX "audit_trail_actor" ON "audit_trail" USING btree ("actor_uid","id");--> statement-breakpoint
CREATE INDEX "audit_trail_team" ON "audit_trail" USING btree ("account_number","id") WHERE "audit_trail"."resource" IN ('account_members', 'member_invitations');--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("kind","next_attempt_at","id") WHERE "outbox"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_key" ON "outbox" USING btree ("kind","key","id");--> statement-breakpoint
CREATE INDEX "outbox_delivered" ON "outbox" USING btree ("delivered_at");--> statement-breakpoint
CREATE INDEX "outbox_expired" ON "outbox" USING btree ("created_at") WHERE "outbox"."state" = 'expired';
--> statement-breakpoint
-- What follows is written by hand: drizzle-kit knows no foreign key from a lower floor of the code to a higher one, and
-- neither functions, triggers, permissions nor rows.
-- PY-07: the order is on a higher floor than the invoice.
ALTER TABLE invoices ADD CONSTRAINT invoices_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders (id);
--> statement-breakpoint
-- PY-03: an online payment and what it became belong together.
ALTER TABLE payments ADD CONSTRAINT payments_checkout_fk FOREIGN KEY (checkout_id) REFERENCES checkouts (id);
--> statement-breakpoint
-- SE-09: what only grows is neither changed nor deleted.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_trail_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_trail
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON order_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER lenses_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON lenses
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER terms_acceptances_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON terms_acceptances
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER order_messages_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON order_messages
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
-- PY-08: what was recorded stays. What became of a payment, and a merge of its account, are the only changes.
CREATE FUNCTION refuse_payment_change() RETURNS trigger LANGUAGE plpgsql AS $$
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
-- A write-off is decided once, then reversed once; a reversal that is declined leaves it as it was.
CREATE FUNCTION refuse_write_off_change() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER write_offs_unchanged BEFORE UPDATE ON write_offs FOR EACH ROW EXECUTE FUNCTION refuse_write_off_change();
--> statement-breakpoint
CREATE TRIGGER write_offs_kept BEFORE DELETE OR TRUNCATE ON write_offs
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER write_offs_open_account BEFORE INSERT OR UPDATE OF account_number ON write_offs
  FOR EACH ROW EXECUTE FUNCTION refuse_merged_account();
--> statement-breakpoint
-- PY-07: one row for each method, and for the rush. They cost what they cost when prices were part of the program.
INSERT INTO shipping_methods (id, price_cents, free_above_limit) VALUES
  ('standard', 0, true),
  ('twoDay', 1800, true),
  ('overnight', 3200, true),
  ('pickup', 0, true),
  ('rush', 3500, false);
--> statement-breakpoint
-- PY-08: what was exported once is neither exported otherwise nor forgotten.
CREATE TRIGGER journal_batches_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal_batches
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER journal_transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
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
--> statement-breakpoint
-- A credit stays as a record, whatever became of it.
CREATE TRIGGER lens_credits_kept BEFORE DELETE OR TRUNCATE ON lens_credits
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Links were not recorded before: what Auth changed until now is taken as known. This row, of no user, is never forgotten.
INSERT INTO "auth_links" ("uid", "email", "at", "until") VALUES ('', '', now(), '9999-12-31T00:00:00Z');
