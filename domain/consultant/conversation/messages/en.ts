/** What the consultant says by itself. Values replace the names in braces; no text has a figure of its own. */
export const en = {
  'eye.right': 'right eye',
  'eye.left': 'left eye',
  from: 'From: {values}.',
  fromEye: 'From ({eye}): {values}.',
  assumed: '{value} (assumed)',
  kept: '{value} ({eye})',

  'sign.even': 'even',
  'sign.impingement': 'impingement',
  'sign.lift': 'lifts',
  'sign.blanching': 'blanching',
  'sign.blanchingEdge': 'blanching at the edge',
  'sign.blanchingLimbus': 'blanching near the limbus',
  'sign.ideal': 'ideal',
  'sign.touch': 'touches',
  'sign.excess': 'too much clearance',
  'sign.enters': 'enters',
  'sign.blocked': 'does not enter',
  'sign.none': 'none',
  'sign.insertion': 'from insertion',
  'sign.central': 'in the center',
  'sign.limbal': 'at the limbus',
  'sign.edge': 'at the edge',
  'sign.stuck': 'does not move at all',
  'sign.restricted': 'too little',
  'sign.normal': 'normal',
  'sign.excessive': 'too much',
  'sign.superior': 'superior',
  'sign.inferior': 'inferior',
  'sign.nasal': 'nasal',
  'sign.temporal': 'temporal',
  'sign.left': 'to the examiner’s left',
  'sign.right': 'to the examiner’s right',
  'known.lens': 'Lens: {lens}',
  'known.power': 'Lens power',
  'known.rotation': 'Rotation: {degrees} {direction}',
  'known.over': 'Over-refraction',

  'problem.range':
    '{field} {value} cannot be used: {min} to {max} {unit}. Nearest: {nearest} {unit}.',
  'problem.whole': '{field} {value} cannot be used: whole numbers only. Nearest: {nearest} {unit}.',
  'problem.tooWide':
    '{field} {value} cannot be used: it is wider than the surface. Nearest: {nearest} {unit}.',
  'problem.flatter':
    '{field} {value} cannot be used: it is flatter than the flat one, {nearest} {unit}. Are they swapped?',
  'problem.otherUnit': '{field} {value} cannot be used in {unit}. Did you mean {other}?',
  'problem.notNumber': '{field} must be a number.',
  'problem.choice': '{field}: choose one.',

  'ask.value': 'What is the value of: {label}?',
  'ask.inUnit': 'What is the value of: {label} ({unit})?',
  'ask.choice': '{label}: {options}?',
  'ask.lens': 'Which lens? {lenses}.',
  'ask.worn': 'Which lens is on the eye? {lenses}.',
  'ask.condition': 'What is the state of the cornea? {options}.',
  'ask.findings':
    'What do you see on the eye? For example the central vault and the minutes of wear, the landing by quadrant, movement, rotation, fogging or an over-refraction.',
  'ask.vault': 'What is the central vault (µm), and after how many minutes of wear?',
  'ask.minutes': 'After how many minutes of wear was this seen?',
  'ask.quadrant': 'In which quadrant: nasal, temporal, superior or inferior?',
  'ask.direction': 'Where did the bottom of the lens turn, as you see it: left or right?',
  'ask.eye': 'Which eye is it, right or left?',
  'ask.parameter': 'Which parameter of {lens}? {parameters}.',
  'ask.calculate': 'What should be calculated? For example: {examples}.',
  or: ' or ',

  'first.heading': 'First values for {lens}:',
  'first.value': '{label}: {value} ({reason})',
  'first.none': 'The rules at hand give no first values for {lens} from what you described.',
  'first.more': 'To suggest more, I need: {labels}.',
  'first.confirm':
    'These are starting values. Confirm them with a diagnostic lens on the eye; nothing is ordered by them.',

  'change.heading': 'Next change on {lens}, {finding}: {change}.',
  'change.why': '{reason}.',
  'change.limited': '{limited}.',
  'change.other': '{finding}: {change} ({reason})',
  'change.unmade': '{finding}: {why}',
  'change.single': 'Make one change, and look again.',
  'change.others': 'Other changes that the sources name, in their order:',
  'change.none': 'Nothing that you described calls for a change of {lens}.',
  'change.found': 'Seen: {findings}.',
  'consult.heading': 'Send this to a lens consultant: {reasons}.',

  'settling.says':
    'A central vault of {vault} after {minutes} min is expected to settle to about {expected}. By how much sources report that lenses settle, it is between {least} and {most}.',
  'settling.own':
    '{lens} is expected to settle by about {amount} in all, half of it in the first {minutes} min; sources report between {least} and {most}.',
  'settling.lens': 'The settling of {lens} is used.',
  'settling.other': 'The forecast is for scleral lenses only.',

  'limits.heading': '{lens}:',
  'limits.range': '{label}: {min} to {max}, in steps of {step}',
  'limits.also': '{range}; also {also}',
  'limits.default': '{range}; usual: {value}',
  'limits.laboratory': '{range}; the laboratory decides when it is left out',
  'limits.options': '{label}: {options}',
  'limits.when': 'With {other}, {label}: {min} to {max}',
  'limits.excluded': '{value} is not available with {other}',
  'limits.made': '{label} {value} is available.',
  'limits.notMade': '{label} {value} is not available. Nearest: {nearest}.',
  'limits.noParameter': '{lens} has no parameter of that name.',
  'limits.noneHas': 'No lens at hand has a parameter of that name.',
  'limits.lenses': 'The lenses: {lenses}.',
  'limits.count': '{lens}: {description}.',

  'warnings.none': 'Nothing unusual is noticed for {lens} in what you described.',
  'warnings.some': 'Noticed for {lens}:',
  'warnings.partial': 'Only what you described is checked. The order form checks a whole order.',

  'guide.related': 'See also in the guide: {titles}.',
  'formula.is': '{title}: {summary}',
  'formula.line': '{step}: {formula}',

  'about.what':
    'I am the virtual consultant: published formulas and fitting rules, worked out for the values that you enter. I am not a person and no language model answers here unless the page says so. Each figure comes from a formula, from a source that I name, or from you.',
  'about.whom':
    'It is for eye care professionals who fit custom contact lenses. Lens wearers: please contact your eye care practice.',
  'about.not':
    'I do not replace the clinician. I do not examine, diagnose or prescribe; you decide what is right for the eye in front of you.',
  'about.call':
    'Ask a lens consultant when several changes seem necessary at once, the cornea is irregular or has had surgery, two changes have not helped, or sources disagree. For pain, redness or sudden loss of vision, see the patient first.',
  'about.privacy':
    'This conversation is not stored. It lives in this page, and is gone when you close or reload it. Do not enter names, dates of birth or record numbers.',
  'about.sources':
    'Every answer names its sources and how far to trust them: a formula, the maker’s own word on this lens, second-hand, or an assumption.',
  help: 'I can work out formulas (vertex distance, tear lens, over-refraction, toric rotation, sagittal depth, oxygen and more), suggest first parameters of a lens, propose the next change from what is seen on the eye, predict settling, list what a lens is available in, and search the fitting guide.',
  'help.how':
    'Write as you would note it: eye, K readings, refraction, lens, what you see. I ask for what is missing.',
  greeting: 'Hello. What would you like to know?',
  thanks: 'You are welcome. Is there anything else?',
  forgotten: 'I start with a new case: nothing of before is used.',

  'emergency.chemical':
    'A chemical in the eye: rinse the eye at once with plenty of clean water or saline, take the lens out while you rinse, and get emergency care. Do not wait for a consultant.',
  emergency:
    'Pain, sudden redness or loss of vision: take the lens off, and an eye care clinician must see the eye at once. I cannot judge this here.',
  'refuse.diagnosis':
    'I do not diagnose. The clinician who examines the eye decides what it has; I can help with the lens once the condition is known.',
  'refuse.treatment':
    'I give no advice on treatment or medication. Please ask the treating clinician.',
  'refuse.price':
    'I do not know prices. Your prices are shown on the order form after you sign in; otherwise ask the lab.',
  'refuse.order':
    'I cannot see orders. Sign in to the portal to track an order, or contact the lab.',
  'refuse.personal':
    'I do not take or give personal data. Please leave names, dates of birth and record numbers out; accounts and patients are in the portal after you sign in.',

  unknown: 'I do not know that.',
  'unknown.guide': 'The guide has something that may be related:',
  'unknown.offer':
    'I can calculate, look up a lens, or search the guide; a lens consultant can answer the rest.',
  noLenses: 'The lenses are not loaded, so I cannot answer this now. The calculators work.',

  'onward.fitting': 'Guided fitting',
  'onward.guide': 'Fitting guide',
  'onward.contact': 'Ask a lens consultant',
  'onward.calculators': 'All calculators',
  'cite.lens': '{lens}: {note} ({standing})',
  'cite.consultant': 'About the virtual consultant',
} as const;

export type ConversationTextKey = keyof typeof en;
export type ConversationTexts = Readonly<Record<ConversationTextKey, string>>;
