-- AD-05: fills the new column from the index of each account's orders. Reads one order for each account.
UPDATE "customers" SET "last_order_at" = (
  SELECT max("submitted_at") FROM "orders" WHERE "orders"."account_number" = "customers"."account_number"
);
