/** EM-02: the editor of the templates of emails. */
export const emailTemplates = {
  loading: 'Loading the template',
  tabs: { label: 'Parts of the template', edit: 'Edit', preview: 'Preview', versions: 'Versions' },
  head: {
    title: '%{event} · %{language}',
    default: 'default',
    isDefault: 'Version %{version}: the default, which nobody has edited',
    edited: 'Version %{version}, saved %{at} by %{who}',
    unsaved: 'Changes are not saved yet',
    save: 'Save template',
  },
  help: {
    subject: 'One line. It is not encrypted on its way: no patient and no links.',
    mjml: 'MJML with Liquid.',
    text: 'What mail programs without HTML show.',
  },
  keys: 'Ctrl+S or Cmd+S saves. Tab indents; press Escape, then Tab, to leave a field. Ctrl+Space lists what can be inserted.',
  problems: {
    label: 'Problems',
    title:
      '%{smart_count} problem: it cannot be saved yet |||| %{smart_count} problems: it cannot be saved yet',
    place: '%{field}, line %{line}, column %{column}:',
    inField:
      'Problem in line %{line}, column %{column} |||| %{smart_count} problems, the first in line %{line}, column %{column}',
  },
  variables: {
    title: 'Variables',
    lead: 'A click inserts the variable where you were typing.',
    insert: 'Insert %{name}',
    types: { text: 'One line', lines: 'Several lines', link: 'Link', list: 'List' },
  },
  preview: {
    label: 'Preview',
    size: 'What is shown',
    desktop: 'Desktop',
    phone: 'Phone',
    text: 'Text',
    subject: 'Subject:',
    frame: 'The email as its recipient sees it',
    pending: 'The preview is being updated',
    failed: 'The preview could not be made. It is tried again with the next change.',
    stale: 'Shows the last version without problems.',
    order: 'Order number',
    showOrder: 'Show this order',
    example: 'Show the example',
    isExample: 'Shows an example. Enter a number to see a real order.',
    isOrder: 'Shows order %{number}.',
    noOrder: 'There is no such order. Check the number.',
    otherState: 'Nobody is notified of this event for this order: it is in another state.',
  },
  test: {
    open: 'Send a test to me',
    title: 'Send a test to yourself?',
    text: 'The draft as it is now, with the values of the preview, goes to %{to}. Nothing is saved.',
    send: 'Send the test',
    sent: 'The test was sent to %{to}.',
  },
  restoreText:
    'Its content is saved as version %{next} and used from then on. Changes in the editor that are not saved are discarded.',
};
