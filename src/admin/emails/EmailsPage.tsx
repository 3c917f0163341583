export default function EmailsPage() {
  return null;
}
