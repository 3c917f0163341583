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
ALTER TABLE "guide_passage_versions" ADD CONSTRAINT "guide_passage_versions_passage_id_guide_passages_id_fk" FOREIGN KEY ("passage_id") REFERENCES "public"."guide_passages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guide_passages_topic" ON "guide_passages" USING btree ("topic","id");--> statement-breakpoint
CREATE INDEX "guide_passages_updated_at" ON "guide_passages" USING btree ("updated_at","id");