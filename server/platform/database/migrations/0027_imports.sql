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
ALTER TABLE "import_lines" ADD CONSTRAINT "import_lines_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_lines_outcome" ON "import_lines" USING btree ("import_id","outcome","number");--> statement-breakpoint
CREATE INDEX "import_lines_key" ON "import_lines" USING btree ("import_id","key","number");--> statement-breakpoint
CREATE INDEX "imports_kind" ON "imports" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "imports_created" ON "imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "imports_status" ON "imports" USING btree ("status","moved_at");