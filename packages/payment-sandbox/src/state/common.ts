/** What every object of Stripe has. */
export interface Common {
  id: string;
  /** Unix time in seconds. */
  created: number;
  livemode: false;
}
