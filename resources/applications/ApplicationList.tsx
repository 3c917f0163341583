export default function ApplicationList() {
  return null;
}
