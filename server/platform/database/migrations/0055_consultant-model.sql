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
CREATE INDEX "consultant_model_tries_network" ON "consultant_model_tries" USING btree ("network","at");--> statement-breakpoint
CREATE INDEX "consultant_model_tries_at" ON "consultant_model_tries" USING btree ("at");