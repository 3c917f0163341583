export default function LensList() {
  return null;
}
