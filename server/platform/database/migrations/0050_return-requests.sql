CREATE SEQUENCE "public"."return_request_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
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
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_credit_number_lens_credits_number_fk" FOREIGN KEY ("credit_number") REFERENCES "public"."lens_credits"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_replacement_order_id_orders_id_fk" FOREIGN KEY ("replacement_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_requests_requested" ON "return_requests" USING btree ("requested_at","number");--> statement-breakpoint
CREATE INDEX "return_requests_account" ON "return_requests" USING btree ("account_number","requested_at");--> statement-breakpoint
CREATE INDEX "return_requests_order" ON "return_requests" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "return_requests_return_by" ON "return_requests" USING btree ("return_by","number");--> statement-breakpoint
CREATE UNIQUE INDEX "return_requests_cancellation" ON "return_requests" USING btree ("order_id") WHERE "return_requests"."kind" = 'cancellation' AND "return_requests"."state" = 'requested';