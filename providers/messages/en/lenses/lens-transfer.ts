export const lensTransfer = {
  import: 'Import JSON',
  tooLarge: '%{file} is too large for a lens.',
  notJson: '%{file} is not a lens JSON file.',
  wrong: '%{file} cannot be used as it is',
  at: '%{place}: %{message}',
  close: 'Close',
  failed: "We couldn't check whether a lens with this ID exists.",
};
