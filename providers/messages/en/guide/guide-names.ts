/** The names of the topics of the guide, and how far its passages may be trusted. */
export const guideNames = {
  topics: {
    measuring: 'Measuring',
    choosing: 'Choosing a lens',
    scleral: 'Scleral lenses',
    cornealGp: 'Corneal GP lenses',
    toric: 'Toric lenses and rotation',
    orthoK: 'Ortho-k',
    soft: 'Custom soft lenses',
    optics: 'Power and optics',
    materials: 'Materials and options',
    care: 'Handling and care',
    warnings: 'Limits and warnings',
  },
  standings: {
    maker: 'Maker',
    secondHand: 'Second-hand',
    assumption: 'Assumption',
  },
};
