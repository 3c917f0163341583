/** The texts of the virtual consultant. */
export const consultant = {
  heading: 'Virtual Consultant',
  lead: "Here you will be able to ask fitting questions and get a first lens suggested from the eye's measurements, with the reason and the fitting guide behind it. It is not open yet.",
  today: 'Until then',
  points: {
    first: 'For fitting and design questions, contact your lens consultant.',
    second: 'Lens wearers: please contact your eye care practice.',
    third: 'Nothing here replaces the clinician who examines the eye.',
  },
};
