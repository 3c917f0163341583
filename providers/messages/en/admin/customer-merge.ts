/** The texts of the merge of two accounts. */
export const customerMerge = {
  open: 'Merge into another customer…',
  title: 'Merge account %{number} into another customer?',
  consequence:
    'Everything of account %{number} goes to the customer that you choose. Afterward this account is only read, and leads to that customer. This cannot be undone.',
  target: 'Customer that stays',
  targetHelp: 'Type part of the practice, the account number or the city',
  searching: 'Searching…',
  noneFound: 'No other customer matches',
  missingTarget: 'Choose the customer that stays',
  loading: 'Loading the preview',
  notLoaded: 'The preview could not be loaded',
  reason: 'Reason',
  reasonHelp: 'Kept in the history of both customers',
  missingReason: 'Enter a reason',
  action: 'Merge customers',
  done: 'Account %{from} was merged into account %{into}.',
  merged: 'This account was merged into another customer, and is only read.',
  toTarget: 'Show account %{number}',
  moves: 'Goes to account %{into}',
  nothingMoves: 'Account %{from} has nothing that would move.',
  keeps: 'Stays as it is in account %{into}',
  nothingDiffers: 'Both accounts have the same data and terms.',
  kept: '%{field}: “%{kept}” stays, “%{dropped}” is dropped',
  hold: 'Account %{from} is on credit hold: “%{reason}”. The hold does not move: account %{into} is not on hold and may order. Put it on hold yourself if it should be.',
  holdOfBoth:
    'Account %{from} is on credit hold: “%{reason}”. Account %{into} is on hold as well, for its own reason, and stays so.',
  refusals: {
    same: 'Choose another customer: an account cannot be merged into itself.',
    sourceMerged: 'This account was merged into another customer already.',
    targetMerged: 'The chosen account was merged into another customer. Choose that one.',
    targetBelow:
      'The chosen account is an additional account of this one. Open it and merge it into this one instead.',
  },
  counts: {
    orders: '%{smart_count} order with its messages |||| %{smart_count} orders with their messages',
    invoices:
      '%{smart_count} invoice with what is owed |||| %{smart_count} invoices with what is owed',
    drafts: '%{smart_count} draft |||| %{smart_count} drafts',
    applications: '%{smart_count} application |||| %{smart_count} applications',
    members: '%{smart_count} member |||| %{smart_count} members',
    accounts: '%{smart_count} additional account |||| %{smart_count} additional accounts',
    addresses: '%{smart_count} ship-to address |||| %{smart_count} ship-to addresses',
    prices: '%{smart_count} agreed price |||| %{smart_count} agreed prices',
    invitations: '%{smart_count} open invitation |||| %{smart_count} open invitations',
  },
  member: {
    moves: '%{who}: %{after}',
    both: '%{who} is in both (%{before} here, %{there} there): %{after}',
  },
  account: '%{number} %{practice}: below main account %{main}',
  address: {
    moves: '%{recipient}, %{city}',
    default: '%{recipient}, %{city}: becomes the default',
    noDefault: '%{recipient}, %{city}: no longer a default',
    same: '%{recipient}, %{city}: is there already and is dropped',
  },
  price: {
    moves: '%{lens}, %{part}: %{price}',
    ends: '%{lens}, %{part}: %{price} is dropped, because the other customer has a price of its own',
  },
  invitation: {
    moves: '%{email}: %{role}',
    ends: '%{email}: %{role} is revoked, because the other customer has invited the same person',
    replaces: '%{email}: %{role}, in place of the weaker invitation of the other customer',
  },
};
