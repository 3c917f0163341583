const SUNDAY = 0;
const SATURDAY = 6;

/** The moment so many working days (Monday to Friday, UTC) later, at the same time of day. */
export function addWorkingDays(from: Date, days: number): Date {
  const date = new Date(from);
  for (let left = days; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (isWorkingDay(date)) left -= 1;
  }
  return date;
}

/** Until when an order must be shipped: the end of the day (UTC) so many working days after its approval. */
export function promisedAfter(approvedAt: Date, turnaroundDays: number): Date {
  const date = addWorkingDays(approvedAt, turnaroundDays);
  date.setUTCHours(23, 59, 59, 999);
  return date;
}

function isWorkingDay(date: Date): boolean {
  const day = date.getUTCDay();
  return day !== SUNDAY && day !== SATURDAY;
}
