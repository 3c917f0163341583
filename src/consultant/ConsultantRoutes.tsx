import { Route, Routes } from 'react-router';
import { NotFound } from '#src/errors/NotFound.tsx';
import { ConsultantHome } from './ConsultantHome.tsx';

/** RT-05: the group of routes below the consultant's path. */
export default function ConsultantRoutes() {
  return (
    <Routes>
      <Route index element={<ConsultantHome />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
