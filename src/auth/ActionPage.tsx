export default function ActionPage() {
  return null;
}
