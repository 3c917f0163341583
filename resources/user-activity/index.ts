import PeopleIcon from '@mui/icons-material/PeopleOutlined';

/** Who uses the portal, from the Firestore collection of that name; for super admins. */
export const userActivity = { name: 'userActivity', icon: PeopleIcon };
