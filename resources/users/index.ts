import PeopleIcon from '@mui/icons-material/PeopleOutlined';

/** The users resource. Its views are separate chunks, which the route table mounts. */
export const users = { name: 'users', icon: PeopleIcon };
