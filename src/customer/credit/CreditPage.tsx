export default function CreditPage() {
  return null;
}
