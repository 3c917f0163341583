CREATE INDEX CONCURRENTLY "applications_account" ON "applications" USING btree ("account_number","submitted_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "customers_net_days" ON "customers" USING btree ("net_days","account_number");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "customers_credit_limit" ON "customers" USING btree ("credit_limit_cents","account_number");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "customers_last_order" ON "customers" USING btree ("last_order_at","account_number");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "customers_merged" ON "customers" USING btree ("merged_into");