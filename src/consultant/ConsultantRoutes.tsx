export default function ConsultantRoutes() {
  return null;
}
