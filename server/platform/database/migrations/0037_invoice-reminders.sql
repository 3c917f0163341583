CREATE TABLE "invoice_reminders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_reminders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_number" text NOT NULL,
	"step" integer NOT NULL,
	"passed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_reminders_step" UNIQUE("invoice_number","step")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "invoice_reminders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_reminders" ADD CONSTRAINT "invoice_reminders_invoice_number_invoices_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoices"("number") ON DELETE no action ON UPDATE no action;