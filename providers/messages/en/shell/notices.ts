export const notices = {
  today: 'Until then',
  credit: {
    heading: 'Lens Credit',
    lead: "Your account's lens credit is not shown here yet, and cannot be used here.",
    first: 'Ask your lens consultant how much credit your account has and when it expires.',
    second: 'Have your account number ready: it is on your Dashboard.',
    link: 'Order lenses',
  },
};
