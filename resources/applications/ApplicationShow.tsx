export default function ApplicationShow() {
  return null;
}
