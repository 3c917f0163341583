export const notices = {
  today: 'Until then',
  payment: {
    heading: 'Pay Online',
    lead: 'Invoices cannot be paid here yet, and open invoices are not shown.',
    first: 'Follow the payment instructions on each invoice and include its number.',
    second: 'Ask your lens consultant about any amount you do not recognize.',
    link: 'Go to Dashboard',
  },
  credit: {
    heading: 'Lens Credit',
    lead: "Your account's lens credit is not shown here yet, and cannot be used here.",
    first: 'Ask your lens consultant how much credit your account has and when it expires.',
    second: 'Have your account number ready: it is on your Dashboard.',
    link: 'Order lenses',
  },
};
