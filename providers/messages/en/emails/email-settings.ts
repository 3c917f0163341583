/** EM-01, EM-03, RS-03: the lab's settings of emails. */
export const emailSettings = {
  patientNames: {
    full: 'Full: “Order of Anna Berg”. Anybody who reads the email knows the patient.',
    initials: 'Initials: “Order of A. B.”',
    none: 'None: “Order LP-100042”. The name is in the portal only.',
  },
  linkHosts: 'One a line, such as www.ups.com. Links to the portal itself are always allowed.',
  labAddresses: 'One a line. Customers can write to these addresses from the portal.',
  textDays: 'After that, what the email said is deleted.',
  recordDays: 'After that, the log forgets the email.',
  wrongLine: 'Line %{line}, “%{value}”, is not accepted. Correct or delete it.',
};
