import { Route, Routes } from 'react-router';
import { NotFoundPage } from '#src/errors/NotFound.tsx';
import { ConsultantHome } from './ConsultantHome.tsx';

/** RT-05: the group of routes below the consultant's path, each under its own title. */
export default function ConsultantRoutes() {
  return (
    <Routes>
      <Route index element={<ConsultantHome />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
