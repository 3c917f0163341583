CREATE TABLE "ledger_check_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"disagreements" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ledger_check_runs_checked" ON "ledger_check_runs" USING btree ("checked_at");